import { hidratar } from '../hidratar'
import { NovaSenha } from './tela-da-nova-senha'

hidratar(NovaSenha)
