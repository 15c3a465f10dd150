import type { BotTexts } from '../language.ts'

export const bots: BotTexts = {
  novice: {
    name: 'Novellino',
    line: 'Prima estate in fattoria: tanta allegria, e basta un grappolo maturo per perdere la strada.',
  },
  farmer: {
    name: 'Contadino',
    line: 'In piedi prima del gallo, conosce ogni solco e prende quel che la giornata offre.',
  },
  steward: {
    name: 'Fattore',
    line: 'Tiene i conti della tenuta e ragiona su un round intero.',
  },
  lagranja: {
    name: 'La Granja',
    line: 'La vecchia casa in persona: ha visto mille raccolti e non ne ha scordato nessuno.',
  },
}
