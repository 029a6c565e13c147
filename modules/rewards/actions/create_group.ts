import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import { insertOnce } from '#modules/shared/tenancy/insert_once'
import type { Locale, Scope } from '#modules/shared/tenancy/scope'
import { cleanBody, type Block } from '#modules/templates/index'
import type { Audience } from '../domain/audience.ts'
import { startingTexts } from '../domain/starting_texts.ts'
import RewardStatementGroup from '../models/reward_statement_group.ts'
import { findGroup } from '../queries/find_group.ts'
import { documentIds, hangDocuments } from './hang_documents.ts'

/** What a group says, as a person writes it. */
export interface GroupInput {
  name: string
  /** `YYYY-MM-DD`. */
  statementDateStr: string
  showVariableRemunerations: boolean
  showPreviousContracts: boolean
  texts: Partial<Record<Locale, Block[]>>
  audience: Audience | null
  companyDocumentIds: string[]
}

export interface CreateGroupInput extends Partial<GroupInput> {
  /** Chosen by the client, so that a double click makes one. */
  id?: string
  name: string
  statementDateStr: string
  /** The group whose text, switches, audience and documents it begins with. */
  groupId?: string
}

/** Makes a draft: from another group, or with the text that comes with the product. */
export class CreateGroup {
  static async handle(
    scope: Scope,
    { id, groupId, ...input }: CreateGroupInput
  ): Promise<Result<RewardStatementGroup>> {
    const from = groupId ? await findGroup(scope, groupId) : null
    if (from && !from.ok) return from
    const copied = from && {
      ...from.value.serialize(),
      companyDocumentIds: await documentIds(from.value),
    }
    const written = { ...BEGINNING, texts: startingTexts(), ...picked(copied), ...defined(input) }
    const newId = await insertOnce(scope, 'reward_statement_groups', {
      id,
      name: written.name,
      statement_date: written.statementDateStr,
      show_variable_remunerations: written.showVariableRemunerations,
      show_previous_contracts: written.showPreviousContracts,
      texts: JSON.stringify(cleanTexts(written.texts)),
      audience: written.audience && JSON.stringify(written.audience),
      created_by: scope.actor.kind === 'user' ? scope.actor.id : null,
    })
    if (!newId) {
      const twin = await RewardStatementGroup.find(id!)
      return twin ? ok(twin) : fail('E_CONFLICT')
    }
    const hung = await hangDocuments(scope, newId, written.companyDocumentIds)
    if (!hung.ok) return hung
    await record(
      scope,
      'reward_group.created',
      { type: 'reward_statement_group', id: newId },
      groupId ? { copyOf: groupId } : {}
    )
    return ok(await RewardStatementGroup.findOrFail(newId))
  }
}

const BEGINNING = {
  showVariableRemunerations: true,
  showPreviousContracts: true,
  audience: null,
  companyDocumentIds: [],
} satisfies Partial<GroupInput>

/** What a copy takes over. */
function picked(
  group: (Partial<GroupInput> & Record<string, unknown>) | null
): Partial<GroupInput> {
  if (!group) return {}
  const { showVariableRemunerations, showPreviousContracts, texts, audience } = group
  const { companyDocumentIds } = group
  return { showVariableRemunerations, showPreviousContracts, texts, audience, companyDocumentIds }
}

function defined<T extends object>(input: T): T {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as T
}

/** Each text without what is invisible; a language without words has none. */
export function cleanTexts(texts: GroupInput['texts']): GroupInput['texts'] {
  const clean = Object.entries(texts).map(([language, blocks]) => [language, cleanBody(blocks)])
  return Object.fromEntries(clean.filter(([, blocks]) => blocks!.length > 0))
}
