/** A value and the field it stands in; linked, because a body may nest deeper than any stack. */
interface Place {
  value: unknown
  name: string
  inside: Place | null
}

/**
 * The dotted path of the first text that is no text: with a NUL, or with half of a surrogate pair. Names of fields are
 * texts too. Null when all are sound.
 */
export function unsoundField(value: unknown): string | null {
  const waiting: Place[] = [{ value, name: '', inside: null }]
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    if (typeof place.value === 'string' && !isSound(place.value)) return pathOf(place)
    if (typeof place.value !== 'object' || place.value === null) continue
    for (const [name, inner] of Object.entries(place.value).reverse()) {
      if (!isSound(name)) return pathOf(place)
      waiting.push({ value: inner, name, inside: place })
    }
  }
  return null
}

function isSound(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function pathOf(place: Place): string {
  const names: string[] = []
  for (let at: Place | null = place; at?.inside; at = at.inside) names.push(at.name)
  return names.reverse().join('.')
}
