import { called } from './called.ts'

/** What people write for the words of the engine: what a car runs on and looks like, how one comes to work. */
const WORDS: Readonly<Record<string, string>> = {
  ESSENCE: 'benzine, petrol, gasoline',
  DIESEL: 'mazout',
  ELECTRIQUE: 'elektrisch, electric, ev, bev, electricite, elektriciteit',
  HYBRIDE_ESSENCE:
    'hybride, hybrid, phev, hybride benzine, plug in hybride, hybrid petrol, petrol hybrid',
  HYBRIDE_DIESEL: 'hybrid diesel, diesel hybrid, phev diesel',
  LPG: 'gpl',
  CNG: 'gnc, gaz naturel, aardgas',
  HYDROGENE: 'waterstof, hydrogen',
  CITADINE: 'stadswagen, city car, hatchback',
  BERLINE: 'sedan, saloon',
  BREAK: 'estate, station wagon, stationwagen',
  SUV: 'crossover',
  MONOSPACE: 'monovolume, people carrier, mpv',
  UTILITAIRE: 'bestelwagen, van',
  VOITURE_PRIVEE: 'voiture, eigen wagen, wagen, auto, car, private car',
  TRANSPORT_PUBLIC:
    'transport en commun, transports en commun, train, bus, openbaar vervoer, trein, public transport',
  TIERS_PAYANT: 'derdebetaler, third payer',
  VELO: 'fiets, bike, bicycle',
}

/** These words of the engine as the codes of a field. */
export function codesOf(words: readonly string[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(words.map((word) => [word, WORDS[word] ? called(WORDS[word]) : []]))
}
