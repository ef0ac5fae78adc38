import { hidratar } from '../hidratar'
import { DesfazerTroca } from './tela-de-desfazer'

hidratar(DesfazerTroca)
