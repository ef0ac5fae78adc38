import { hidratar } from '../hidratar'
import { Login } from './tela-do-login'

hidratar(Login)
