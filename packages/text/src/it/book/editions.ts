import type { Book } from '../../book.ts'

export const editions: Book['editions'] = {
  scores: {
    title: 'Punteggi',
    classic: 'Ognuno può coprire i propri PV; un’opzione lo fa per te (R21).',
    deluxe: 'Monete e PV sono scoperti.',
  },
  tokens: {
    title: 'Aiutanti usati',
    classic: 'Una delle tue 25 pedine mostra che un aiutante è stato usato (R2).',
    deluxe: 'Lo mostra un gettone, e le tue pedine restano libere.',
  },
  market: {
    title: 'Il mercato quando si è in pochi',
    classic: 'Gli spazi con una X sono chiusi fino a tre giocatori.',
    deluxe:
      'In uno o due giocatori si usa un lato più piccolo del tabellone; in tre, delle tessere coprono alcuni spazi.',
  },
  fullMarket: {
    title: 'Nessuno spazio vuoto di quel valore',
    classic: 'Se puoi, devi sostituire un banco altrui.',
    deluxe: 'Puoi sostituirne uno, o non mettere alcun banco.',
  },
  roofs: {
    title: 'Tetti',
    classic: 'Quattordici tipi di bonus.',
    deluxe: 'Altri dieci tipi, e serie diverse per ogni round (§D).',
  },
  modules: {
    title: 'Moduli',
    classic: 'Non ce ne sono.',
    deluxe: 'La scatola ha dodici moduli; non fanno parte di questo gioco.',
  },
}
