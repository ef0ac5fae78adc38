import { hidratar } from '../hidratar'
import { PAGINA } from './pagina-do-cardapio'

hidratar(PAGINA)
