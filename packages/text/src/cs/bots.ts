import type { BotTexts } from '../language.ts'

export const bots: BotTexts = {
  novice: {
    name: 'Nováček',
    line: 'První léto na farmě: dobrá nálada a slabost pro každý zralý hrozen.',
  },
  farmer: {
    name: 'Farmář',
    line: 'Vstává před kohoutem, zná každou brázdu a bere, co den dá.',
  },
  steward: {
    name: 'Správce',
    line: 'Vede účty celého statku a kolo má promyšlené do konce.',
  },
  lagranja: {
    name: 'La Granja',
    line: 'Sám starý dům: zažil tisíc sklizní a žádnou nezapomněl.',
  },
}
