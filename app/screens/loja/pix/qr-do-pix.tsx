import { QRCodeSVG } from 'qrcode.react'

/** The QR code of a Pix payment, with its quiet zone. */
export function QrDoPix({ codigo }: { codigo: string }) {
  return (
    <figure className="hidden w-40 shrink-0 text-center md:block">
      <QRCodeSVG
        value={codigo}
        size={160}
        marginSize={4}
        level="M"
        role="img"
        aria-label="QR Code para pagar com Pix"
        className="rounded-sm"
      />
      <figcaption className="text-tinta-suave text-xs">Ou leia com o celular</figcaption>
    </figure>
  )
}
