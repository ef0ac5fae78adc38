export default function StatusPedido() {
  return null
}
