import { hidratar } from '../hidratar'
import { Confirmacao } from './tela-da-confirmacao'

hidratar(Confirmacao)
