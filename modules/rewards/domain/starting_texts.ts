import type { Locale } from '#modules/shared/tenancy/scope'
import { parseMarkup, type Block } from '#modules/templates/index'
import en from '../shipped/starting_text.en.json' with { type: 'json' }
import fr from '../shipped/starting_text.fr.json' with { type: 'json' }
import nl from '../shipped/starting_text.nl.json' with { type: 'json' }

/** The letter that a new group begins with, in each language; the company makes it its own. */
export function startingTexts(): Record<Locale, Block[]> {
  const read = ({ paragraphs }: { paragraphs: string[] }) =>
    parseMarkup(paragraphs.join('\n\n'), 'OFFER_TEXT').blocks
  return { fr: read(fr), nl: read(nl), en: read(en) }
}
