import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { ComputeModelConfig } from '#modules/compute/pure'
import type { AnswerOf } from './calls.ts'
import { answerOf, api } from './client.ts'

type Listed = AnswerOf<'/compute-model-configs'>
type Effects = AnswerOf<'/compute-model-configs/{id}/effects', 'post'>

/** What a company sets for a joint committee; what is a package's own is not among it. */
export type ModelSettings = Omit<ComputeModelConfig, 'classe' | 'anciennete' | 'echelle' | 'stage'>

/** The company's settings of one joint committee; packages that say the same in `computeModelConfig` follow it. */
export type ModelConfig = Omit<Listed['data'][number], 'computeModelConfig'> & {
  computeModelConfig: ModelSettings
}
/** What other settings would do to one package; amounts in EUR. */
export type Effect = Effects['data'][number]

/** The settings of the company's joint committees, by name. */
export const modelConfigsQuery = queryOptions({
  queryKey: ['compute-model-configs'],
  queryFn: async ({ signal }) =>
    (await answerOf(api.GET('/compute-model-configs', { signal }))).data as ModelConfig[],
})

export const useModelConfigs = () => useQuery(modelConfigsQuery)

const OF_THE_PACKAGE = ['classe', 'anciennete', 'echelle', 'stage']

/** A package's `computeModelConfig` under settings of the company, with what the package says itself. */
export function underSettings<T extends object>(
  own: T,
  settings: ModelSettings
): T & ModelSettings {
  const kept = Object.entries(own).filter(([key]) => OF_THE_PACKAGE.includes(key))
  return { ...(Object.fromEntries(kept) as T), ...settings }
}

/** Whether a package's `computeModelConfig` says exactly what the settings say. */
export function follows(own: object, settings: ModelSettings): boolean {
  const said = (config: object) =>
    JSON.stringify(
      Object.entries(config)
        .filter(
          ([key, value]) => !OF_THE_PACKAGE.includes(key) && value !== null && value !== undefined
        )
        .sort(([one], [other]) => (one < other ? -1 : 1))
    )
  return said(own) === said(settings)
}

export interface ModelConfigDraft {
  id: string
  /** Null for a new one, under the id the screen chose. */
  version: number | null
  name: string
  computeModelConfig: ModelSettings
}

/** Adds settings or changes them, and with them the packages that follow. */
export function useSaveModelConfig() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version, name, computeModelConfig }: ModelConfigDraft) => {
      const body = { name, computeModelConfig: { ...computeModelConfig } }
      return answerOf(
        version === null
          ? api.POST('/compute-model-configs', { body: { id, ...body } })
          : api.PUT('/compute-model-configs/{id}', {
              params: { path: { id } },
              body: { version, ...body },
            })
      )
    },
    onSuccess: () => refresh(client),
  })
}

/** Removes settings; the packages that follow them fall back to the law. */
export function useRemoveModelConfig() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE('/compute-model-configs/{id}', { params: { path: { id } } })),
    onSettled: () => refresh(client),
  })
}

interface EffectsRequest {
  id: string
  computeModelConfig: ModelSettings
  onProgress: (share: number) => void
  signal?: AbortSignal
}

/** Asks, page by page, what other settings would do to the packages that follow; `onProgress` gets a share. */
export const useModelConfigEffects = () => useMutation({ mutationFn: effectsOf })

/** What removing settings would do to the packages that follow; not asked where nothing can change. */
export function useFallBackEffects(
  { id, version, packageCount, computeModelConfig }: ModelConfig,
  onProgress: (share: number) => void
) {
  const { commissionParitaire, employmentType, ...set } = computeModelConfig
  const law = { ...(commissionParitaire && { commissionParitaire }), employmentType }
  return useQuery({
    queryKey: [...modelConfigsQuery.queryKey, id, version, 'removed'],
    queryFn: ({ signal }) => effectsOf({ id, computeModelConfig: law, onProgress, signal }),
    enabled: packageCount > 0 && Object.keys(set).length > 0,
    gcTime: 0,
  })
}

async function effectsOf({ id, computeModelConfig, onProgress, signal }: EffectsRequest) {
  const effects: Effect[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, meta } = await answerOf(
      api.POST('/compute-model-configs/{id}/effects', {
        params: { path: { id } },
        body: { page, computeModelConfig: { ...computeModelConfig } },
        signal,
      })
    )
    effects.push(...data)
    last = meta.lastPage
    onProgress(page / last)
  }
  return effects
}

/** The settings themselves, and the packages that may have changed with them. */
function refresh(client: QueryClient) {
  return Promise.all([
    client.invalidateQueries({ queryKey: modelConfigsQuery.queryKey, exact: true }),
    client.invalidateQueries({ queryKey: ['packages'] }),
    client.invalidateQueries({ queryKey: ['package'] }),
  ])
}
