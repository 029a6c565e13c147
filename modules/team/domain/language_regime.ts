/** Which language the law asks of what an employer and a worker sign, by the place of the operating seat. */
export const LANGUAGE_REGIMES = ['NL', 'FR', 'BRUSSELS', 'DE'] as const
export type LanguageRegime = (typeof LANGUAGE_REGIMES)[number]

/** What a postal code suggests: a person who knows the place confirms it. */
export interface SuggestedRegime {
  regime: LanguageRegime
  /** The commune with language facilities that the code belongs to, or null: a further version in its other language is free. */
  facility: string | null
}

/** Postal codes by region, from the first to the last. */
const REGIONS: readonly (readonly [first: number, last: number, regime: LanguageRegime])[] = [
  [1000, 1210, 'BRUSSELS'],
  [1300, 1499, 'FR'],
  [1500, 3999, 'NL'],
  [4000, 4699, 'FR'],
  [4700, 4799, 'DE'],
  [4800, 7999, 'FR'],
  [8000, 9999, 'NL'],
]

/** Communes with facilities for speakers of another language (coordinated acts of 18 July 1966, art. 7 and 8). */
const FACILITIES: readonly (readonly [first: number, last: number, commune: string])[] = [
  [1547, 1547, 'Biévène / Bever'],
  [1620, 1620, 'Drogenbos'],
  [1630, 1630, 'Linkebeek'],
  [1640, 1640, 'Rhode-Saint-Genèse / Sint-Genesius-Rode'],
  [1780, 1780, 'Wemmel'],
  [1950, 1950, 'Crainhem / Kraainem'],
  [1970, 1970, 'Wezembeek-Oppem'],
  [3717, 3717, 'Herstappe'],
  [3790, 3798, 'Fourons / Voeren'],
  [4700, 4701, 'Eupen'],
  [4710, 4711, 'Lontzen'],
  [4720, 4728, 'La Calamine / Kelmis'],
  [4730, 4731, 'Raeren'],
  [4750, 4750, 'Butgenbach / Bütgenbach'],
  [4760, 4761, 'Bullange / Büllingen'],
  [4770, 4771, 'Amblève / Amel'],
  [4780, 4784, 'Saint-Vith / Sankt Vith'],
  [4790, 4791, 'Burg-Reuland'],
  [4950, 4950, 'Waimes'],
  [4960, 4960, 'Malmedy'],
  [7700, 7712, 'Mouscron / Moeskroen'],
  [7780, 7784, 'Comines-Warneton / Komen-Waasten'],
  [7850, 7850, 'Enghien / Edingen'],
  [7880, 7880, 'Flobecq / Vloesberg'],
  [8587, 8587, 'Espierres-Helchin / Spiere-Helkijn'],
  [8957, 8957, 'Messines / Mesen'],
  [9600, 9600, 'Renaix / Ronse'],
]

/** The regime that a Belgian postal code suggests; null where it is none. */
export function suggestedRegime(postalCode: string): SuggestedRegime | null {
  const code = /^\d{4}$/.test(postalCode.trim()) ? Number(postalCode) : 0
  const within = ([first, last]: readonly [number, number, ...unknown[]]) =>
    first <= code && code <= last
  const region = REGIONS.find(within)
  return region ? { regime: region[2], facility: FACILITIES.find(within)?.[2] ?? null } : null
}
