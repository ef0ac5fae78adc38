/** The number of an order, its last four digits larger: that is what staff call out (pedido-5). */
export function NumeroDoPedido({ numero }: { numero: number | null }) {
  const texto = numero === null ? 'N/A' : String(numero)
  return (
    <p className="my-5 rounded-sm bg-fundo px-4 py-3 text-center">
      <span className="block text-tinta-suave text-xs">Número do pedido</span>
      <span className="font-bold tabular-nums">
        <span className="text-lg">{texto.slice(0, -4)}</span>
        <span className="text-xl">{texto.slice(-4)}</span>
      </span>
    </p>
  )
}
