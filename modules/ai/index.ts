import type { Manifest } from '#modules/shared/http/endpoint'
import { AskModel } from './actions/ask_model.ts'
import type { ModelSettings } from './adapters/ai_sdk_model.ts'
import { endpoints } from './http/endpoints.ts'

import { AssistantModel } from './ports/assistant_model.ts'

export const manifest: Manifest = { name: 'ai', endpoints }

/** The language model that an installation names, or none. Lazy: the SDK is large, and most requests need none. */
export async function openAssistantModel(settings: ModelSettings | null): Promise<AssistantModel> {
  if (settings === null) return new AssistantModel(null, null)
  const { AiSdkModel } = await import('./adapters/ai_sdk_model.ts')
  const model = new AiSdkModel(settings)
  return new AssistantModel(new AskModel(model), { name: model.name, host: model.host })
}

export { AssistantModel }
