import type { Brand } from './schema.ts'

/** The languages of a configuration, default first, as the boot script and the device keep them. */
export function defaultFirst({ defaultLanguage, languages }: Pick<Brand, 'defaultLanguage' | 'languages'>) {
  return [defaultLanguage, ...languages.filter((language) => language !== defaultLanguage)]
}
