import { hidratar } from '../hidratar'
import { EsqueciSenha } from './tela-do-esqueci'

hidratar(EsqueciSenha)
