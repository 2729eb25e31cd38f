import { Refusal } from '../reply.ts'
import type { Lang, Text } from '../world/content/content.ts'

/** Collects the refusals of one form, so that all invalid fields are reported at once. */
export class FormCheck {
  private readonly errors: Record<string, string[]> = {}
  private readonly lang: Lang

  constructor(lang: Lang) {
    this.lang = lang
  }

  /** Refuses a field when `isGood` is false. */
  demand(field: string, isGood: boolean, text: Text): this {
    if (!isGood) (this.errors[field] ??= []).push(text[this.lang])
    return this
  }

  /** Throws the refusal if anything was invalid. */
  end(keepsWorld = false): void {
    if (Object.keys(this.errors).length > 0) throw new Refusal(this.errors, keepsWorld)
  }
}

/** A field of a form as text; empty when it is missing. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
export const isEmail = (value: string) => value.length <= 320 && /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value)
/** Whether a new password has a length that the contract allows. */
export const isPassword = (value: unknown) => typeof value === 'string' && value.length >= 6 && value.length <= 72
export const isPhone = (value: string) => /^\+\d{8,15}$/.test(value)
