import type { Book } from '../../book.ts'

export const examples: Book['examples'] = {
  card: {
    title: 'Jedna karta, čtyři použití',
    says: 'Vlevo je vidět, co na ní poroste jako na polnosti, nahoře zboží, které žádá její trakař, a VB za ně, vpravo symboly rozšíření a dole pomocník.',
    so: 'Ať zvolíš kteroukoli stranu, ostatní tři leží pod tvou farmou a už neplatí.',
  },
  trade: {
    title: 'Prodej a vylepšení',
    says: 'Červený má dvě olivy, hrozen, prase a 2 stříbrné. Čísla pod každým zbožím jsou jeho ceny; číslo nad šipkou je cena vylepšení.',
    so: 'Prodej jedné věci často zaplatí vylepšení jiné. K vylepšení není potřeba budova ani zvláštní tah.',
  },
  roof: {
    title: 'Nákup střechy',
    says: 'Je 2. kolo, a tak každá střecha stojí 2 stříbrné. Červený už jednu střechu má a ta zakrývá první místo.',
    so: 'Čím později, tím je střecha dražší; čím víc vpravo je místo, tím víc VB.',
  },
  siesta: {
    title: 'Kdo hraje první?',
    says: 'Všechny žetony siesty leží na nejspodnějším poli. Červený odhalí oslíka se 2 klobouky, Modrý se 3 a Žlutý se 2.',
    so: 'Červený a Žlutý jsou na stejném poli, ale Žlutý dorazil později a leží navrchu, takže hraje před Červeným.',
  },
  row: {
    title: 'Dokončený řádek',
    says: 'Červenému chybí u lahůdkáře jedno uzené maso. Nikdo lahůdkáře ještě nedokončil a řezníka pořád blokuje žeton pořadí budov 1. Je 3. kolo.',
    so: 'Jedna dodávka přinesla body ze tří míst a otevřela řezníka pro všechny.',
  },
  barrow: {
    title: 'Dokončený trakař',
    says: 'Červenému chybí na tomto trakaři jeden hrozen a jeden má ve skladu.',
    so: 'Karta je pryč, ale její žetony jsou zpátky v zásobě, na dvoře stojí komodita a na řadě je stánek.',
  },
  push: {
    title: 'Vytlačování z trhu',
    says: 'Trakař měl hodnotu 4, a tak Červený staví stánek na prázdné pole s hodnotou 4. Na dvou sousedních polích má stánky Modrý: jedno pole má hodnotu 3, druhé 5.',
    so: 'Nižší stánek musel pryč, za 1 VB. Vyšší zůstává, kde je.',
  },
}
