/** jsonb arrives parsed and leaves as text: the driver would send an array as a PostgreSQL array. Nothing stays nothing. */
export function asJson() {
  return {
    prepare: (value: unknown) =>
      value === null || value === undefined ? value : JSON.stringify(value),
  }
}
