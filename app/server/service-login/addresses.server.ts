import pg from 'pg'
import { BadSetting } from '../env.server'

export interface Login {
  readonly name: string
  readonly password: string
}

/** The login with which `url` is opened, as the driver reads it: from the address, else from its own defaults. */
export function loginOf(url: string): Login {
  const { user, password } = new pg.Client({ connectionString: url })
  return { name: user ?? '', password: typeof password === 'string' ? password : '' }
}

/** The same database for another login. The URL class is no help: it rejects addresses of a socket, which have no host. */
export function withLogin(url: string, { name, password }: Login): string {
  const login = [name, password].map(encodeURIComponent).join(':')
  const [address = '', settings] = url.split('?')
  if (!/^\w+:\/\//.test(address)) throw new BadSetting('DATABASE_URL deve começar com postgres://')
  const other = (settings ?? '').split('&').filter(setting => !/^(user|password)=/.test(setting))
  const told = other.filter(Boolean).join('&')
  return address.replace(/^(\w+:\/\/)([^/]*@)?/, `$1${login.replaceAll('$', '$$$$')}@`) + (told && `?${told}`)
}
