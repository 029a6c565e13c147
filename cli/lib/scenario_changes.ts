import { errorText, type Language } from '#modules/compute/pure'
import { CHANGE_TYPES, changeOf, refusalsOf, type ChangeType } from '#modules/scenarios/pure'
import { Failure } from '#cli/lib/failure'

/** A change as it was typed, judged by its own definition. */
export interface TypedChange {
  type: ChangeType
  data: Record<string, unknown>
}

/**
 * Reads `INDEXATION percent=3.58`: a kind, then its questions. A value is a number, JSON, or a text.
 * @throws Failure with every reason why it is none
 */
export function readChange(text: string, language: Language): TypedChange {
  const [type = '', ...told] = text.trim().split(/\s+(?=[a-zA-Z0-9_]+=|$)/)
  if (!CHANGE_TYPES.includes(type as ChangeType))
    throw new Failure(`"${type}" is no change; there are ${CHANGE_TYPES.join(', ')}`)
  const { fields } = changeOf(type)
  const data = Object.fromEntries(
    told.map((each) => {
      const at = each.indexOf('=')
      return [each.slice(0, at), valueOf(each.slice(at + 1))]
    })
  )
  const refused = refusalsOf(fields, data)
  if (refused.length > 0)
    throw new Failure(
      `${type}\n${refused.map((error) => `  ${error.path}: ${errorText(error, language)}`).join('\n')}
  it asks for ${Object.keys(fields).join(', ')}`
    )
  return { type: type as ChangeType, data }
}

function valueOf(text: string): unknown {
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (!/^[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    throw new Failure(`${text} is not JSON`)
  }
}
