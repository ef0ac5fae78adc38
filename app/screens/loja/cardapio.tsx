export default function Cardapio() {
  return null
}
