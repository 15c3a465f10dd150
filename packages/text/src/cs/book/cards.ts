import type { Book } from '../../book.ts'

export const cards: Book['cards'] = {
  chef: 'Vylepšení zdarma zůstávají zdarma; zlevní jen ta, za která platíš.',
  porter: 'Pole výnosu 2 má tři možnosti: zahrát kartu, dobrat kartu, vzít si zboží ze sklizně. Pole 6 má dvě.',
  villageElder:
    'Používá se před hodem, podle pořadí hráčů. Když na pole žádná kostka nepadne, vyhrazení zaniká a pomocník je i tak použitý. V sólové hře se vyhrazená kostka při odhazování přeskočí, je-li nějaká jiná.',
  merchant:
    'Vyhodnocuješ pole, ne kostku, takže tu neplatí nic, co mluví o kostkách. Obchodník a Nádeník mohou oba následovat po téže kostce.',
  trader: 'Pro kartu Obchodní cestující jsou obě podoby jedna možnost.',
  coachman:
    'Působí v §8.3 a §8.4, před ostatními dodávkami, mezi nimi nebo po nich, i když žádné jiné nemáš. Není to zakoupená dodávka: Balič ji zdarma nedá a do počtu v §8.4 se nezapočítá.',
  packer: 'Počet zakoupených dodávek se nemění.',
  tollKeeper: 'Působí hned po hodu, podle pořadí hráčů, než si kdo vezme první kostku.',
  joiner: 'Sleva, kterou dává Soustružník, se odečte nejdřív.',
  swineherd: 'Když Pasáček vepřů odejde, prasata bez kóje propadnou, neprodají se.',
  smuggler:
    'V tahu jiného hráče působí buď celý, nebo vůbec: chybí-li žeton na označení nebo na komoditu, nic se nestane a karta zůstane nepoužitá (R36).',
  fortuneTeller:
    'Jsou-li v balíčku méně než dvě karty, odhozené karty se nejdřív zamíchají a dají pod něj. Je-li karta celkem jen jedna, vezmi si ji.',
  dayLabourer:
    'Platí pole, na kterém byla tvá kostka vyhodnocena, po případné změně. Vyhodnocuješ pole, ne kostku; Obchodník a Nádeník mohou oba následovat po téže kostce.',
  gleaner: 'Působí hned po hodu, podle pořadí hráčů, než si kdo vezme první kostku.',
  nightWatchman: 'Chráněný stánek nejde ani nahradit (R13). Neohrozí ho ani neutrální stánky.',
  storageBuilder: 'Dokud na této kartě leží střecha, nejde ji odhodit (R22).',
  cartMaker: 'Při čtyřech trakařích ho nejde odhodit. Řezník pak počítá až do čtyř.',
  foreman: 'Jsou-li vedle něj čtyři jiní, může odejít teprve po odhození jednoho z nich.',
  apprentice:
    'Zopakovat okamžitou schopnost neznamená vzít si žeton, takže hokynářství s trvalým efektem nic nepřidá. Řezník počítá trakaře v té chvíli.',
  courier:
    'Používá se podle pořadí hráčů, po odhalení oslíků a dřív, než se pohne první žeton siesty. Tvůj původní oslík platí za nepoužitého.',
  dreamer: 'Krok navíc je na tobě.',
  moneyLender: 'Přijde na řadu po všem bodování, které nežádá rozhodnutí.',
  steward: 'Započítá se dřív, než se stříbrné promění ve VB (R18).',
  agriculturalWorker: 'Na konci hry se prodá i úroda na polnostech (R33).',
  travellingSalesman:
    'Možnosti jsou 4 stříbrné, dvě zboží ze sklizně, karta, prase, vylepšení a s příslušnými pomocníky i Překupník a Učeň. Na uzavřené možnosti leží jeden z tvých hráčských žetonů; když pomocník odejde, všechny se zase otevřou. Pokaždé ho můžeš odmítnout. Dodání komodity ani směna v §10 nejsou jejím využitím.',
}
