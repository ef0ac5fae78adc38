export default function Inicio() {
  return null
}
