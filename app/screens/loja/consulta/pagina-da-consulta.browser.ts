import { hidratar } from '../hidratar'
import { PAGINA } from './tela-da-consulta'

hidratar(PAGINA)
