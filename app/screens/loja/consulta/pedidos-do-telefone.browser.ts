import { hidratar } from '../hidratar'
import { PAGINA } from './tela-do-telefone'

hidratar(PAGINA)
