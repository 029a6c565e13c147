import type { openApiDocument } from '#backend/http/openapi'

type Operation = {
  operationId: string
  requestBody?: { content: Record<string, { schema: object }> }
}

/**
 * The source of a module with one constant for each call that takes a JSON body: the body's JSON schema, by the name of
 * the call (`postSigners`, `putSignersId`). The screens judge what is typed by it (frontend/components/form), so that
 * a bound is told once, in the endpoint's validator.
 */
export function boundsSource(document: ReturnType<typeof openApiDocument>): string {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  const constants = (operations as Operation[]).flatMap(({ operationId, requestBody }) => {
    const schema = requestBody?.content['application/json']?.schema
    return schema ? [`export const ${nameOf(operationId)} = ${JSON.stringify(schema)}\n`] : []
  })
  return constants.join('\n')
}

/** `putCost-centers/Id` as a name of the language: `putCostCentersId`. */
function nameOf(operationId: string): string {
  return operationId.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())
}
