import { retenuesTimbres } from './retenues_timbres.ts'

/** What formulas read of a sector and its own folder (`committees/`) does not know. */
export const secteurs = {
  retenuesTimbres,
}
