import type { Book } from '../../book.ts'

export const revenue = {
  '7': {
    title: 'Faza dochodu',
    short: 'Rzuca się kośćmi. Każdy bierze jedną, potem drugą, a ostatnia kość jest dla wszystkich.',
    long: [
      'Najpierw bierze się kości po kolei (§7.1), a każda daje to, co oferuje jej pole (§7.2). Rozpatrujesz swoją kość, zanim następny gracz weźmie swoją.',
      'Kilku pomocników działa tuż przed rzutem lub tuż po nim, w kolejności graczy.',
    ],
  },
  '7.1': {
    title: 'Branie kości',
    short: 'W kolejności graczy każdy bierze kość i rozpatruje jej pole. I tak dwa razy. Potem zostaje jedna kość.',
    long: [
      'Kość trzeba wziąć, nawet jeśli do niczego ci się nie przyda; z tego, co oferuje jej pole, możesz zrezygnować (R11).',
      'Ostatniej kości nikt nie bierze. W kolejności graczy każdy rozpatruje jej pole.',
    ],
  },
  '7.2': {
    title: 'Pola dochodu',
    short: 'Świnia, karta lub plon, dwa plony, srebro, przetworzenia i kroki sjesty albo dostawa.',
    long: [
      [
        '1: jedna świnia.',
        '2: zagraj kartę, dobierz kartę albo weź jeden plon. Za rozszerzenie jak zawsze trzeba oddać towary.',
        '3: dwa różne plony.',
        '4: 4 srebra.',
        '5: dwa razy darmowe przetworzenie lub krok sjesty; może to być dwa razy to samo.',
        '6: jedna dostawa albo 2 srebra.',
      ],
      'Kroki sjesty przesuwają twój dysk od razu, liczą się więc, gdy później w tej rundzie ustala się kolejność (§8.2). Dostawę wykonuje się według zasad z §8.3.',
    ],
  },
} satisfies Partial<Book['sections']>
