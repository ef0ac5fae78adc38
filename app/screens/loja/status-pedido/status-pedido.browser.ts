import { hidratar } from '../hidratar'
import { PAGINA } from './tela-do-pedido'

hidratar(PAGINA)
