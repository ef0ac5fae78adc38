import * as v from 'valibot'
import { type Diretos, SCHEMAS_DOS_DIRETOS, SEM_DIRETOS } from '~/domain/pedidos/campos-diretos'

/** An order of whose whole nothing is said, as its columns hold it: a new field of the order form changes no test. */
export const NADA_DITO: Diretos = v.parse(v.object(SCHEMAS_DOS_DIRETOS), SEM_DIRETOS)
