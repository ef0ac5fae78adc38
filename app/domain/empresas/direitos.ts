/** What a person is in a company. */
export type Papel = 'dono'
