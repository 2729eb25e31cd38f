/** A person's name as far as it is known; empty where nobody is named. */
export function fullName(person: { firstName: string; lastName: string } | undefined): string {
  return [person?.firstName, person?.lastName].filter(Boolean).join(' ')
}
