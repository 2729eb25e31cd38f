import type { Employee } from '#/domains/chats/model'

/** An expert's name as far as it is known; empty where the server names nobody. */
export function fullName({ firstName, lastName }: Pick<Employee, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}
