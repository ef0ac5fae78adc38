import { hidratar } from '../hidratar'
import { NovoLink } from './tela-do-novo-link'

hidratar(NovoLink)
