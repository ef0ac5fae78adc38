export default function Quadro() {
  return null
}
