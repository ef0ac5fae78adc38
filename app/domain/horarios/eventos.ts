/** What the shop takes now has changed: a pause or a rush began or ended. The number is the company's. */
export const ATENDIMENTO_MUDOU = { type: 'atendimento-mudou', live: 'atendimento-mudou' }
