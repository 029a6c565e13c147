/** jsonb arrives parsed and leaves as text: the driver would send an array as a PostgreSQL array. */
export function asJson() {
  return { prepare: (value: unknown) => JSON.stringify(value) }
}
