import { hidratar } from '../hidratar'
import { Cadastro } from './tela-do-cadastro'

hidratar(Cadastro)
