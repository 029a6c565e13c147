/** Ten digits as they are written in Belgium: `0403.170.701`. Anything else stays as it is. */
export function writeEnterpriseNumber(digits: string): string {
  return digits.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1.$2.$3')
}
