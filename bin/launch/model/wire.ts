import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** What a provider is asked, out of whichever form it came in. */
export interface Asked {
  readonly path: string
  /** The body as it came, for tests of what left. */
  readonly body: string
  readonly request: string
  readonly notUnderstood: readonly string[]
}

/** What it does: answers (a value, or words as they are), refuses with a status, waits first, or hangs up. */
export interface Behaviour {
  readonly ops?: unknown
  readonly text?: string
  readonly status?: number
  readonly afterMs?: number
  readonly hangsUp?: true
}

const TOKENS = { in: 900, out: 60 }

/** A server that speaks the wire forms of OpenAI (chat and responses), Anthropic and Mistral. */
export function answerModel(behave: (asked: Asked) => Behaviour) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/'
    const body = await text(request)
    const sent = JSON.parse(body || '{}') as Record<string, unknown>
    const {
      ops = [],
      text: words,
      status = 200,
      afterMs = 0,
      hangsUp,
    } = behave({ path, body, ...questionIn(sent) })
    if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs))
    if (hangsUp) return void response.destroy()
    if (status !== 200)
      return send(response, status, { error: { message: 'refused', type: 'refused' } })
    const answer = words ?? JSON.stringify({ ops })
    if (path.endsWith('/messages')) return send(response, 200, anthropic(sent, answer))
    if (path.endsWith('/responses')) return send(response, 200, responses(sent, answer))
    send(response, 200, chat(sent, answer))
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** The question stands in the one text of the body that is JSON with a request. */
function questionIn(sent: unknown): { request: string; notUnderstood: string[] } {
  for (const each of textsOf(sent)) {
    if (!each.startsWith('{"request"')) continue
    const { request, not_understood: notUnderstood } = JSON.parse(each) as {
      request: string
      not_understood: string[]
    }
    return { request, notUnderstood }
  }
  return { request: '', notUnderstood: [] }
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

function chat({ model }: Record<string, unknown>, content: string): object {
  return {
    id: 'chat-1',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: {
      prompt_tokens: TOKENS.in,
      completion_tokens: TOKENS.out,
      total_tokens: TOKENS.in + TOKENS.out,
    },
  }
}

function responses({ model }: Record<string, unknown>, answer: string): object {
  return {
    id: 'response-1',
    object: 'response',
    created_at: 0,
    status: 'completed',
    model,
    output: [
      {
        type: 'message',
        id: 'message-1',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text: answer, annotations: [] }],
      },
    ],
    usage: {
      input_tokens: TOKENS.in,
      output_tokens: TOKENS.out,
      total_tokens: TOKENS.in + TOKENS.out,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens_details: { reasoning_tokens: 0 },
    },
  }
}

/** With a tool of the answer's shape, where a model has no structured output of its own. */
function anthropic({ model, tools }: Record<string, unknown>, answer: string): object {
  const tool = (tools as { name: string }[] | undefined)?.[0]
  const said = { id: 'message-1', type: 'message', role: 'assistant', model, stop_sequence: null }
  const usage = { input_tokens: TOKENS.in, output_tokens: TOKENS.out }
  if (tool === undefined)
    return { ...said, content: [{ type: 'text', text: answer }], stop_reason: 'end_turn', usage }
  const content = [{ type: 'tool_use', id: 'tool-1', name: tool.name, input: parsed(answer) }]
  return { ...said, content, stop_reason: 'tool_use', usage }
}

function parsed(words: string): unknown {
  try {
    return JSON.parse(words)
  } catch {
    return { words }
  }
}
