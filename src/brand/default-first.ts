import type { Brand } from './schema.ts'

/** The languages of a configuration, its default first: so the boot script and the device know them. */
export function defaultFirst({ defaultLanguage, languages }: Pick<Brand, 'defaultLanguage' | 'languages'>) {
  return [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)]
}
