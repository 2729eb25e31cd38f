import { brandValues } from '#/brand/values'
import { inputInForce } from './current-brand'

/** Where each value of the brand comes from, by what has arrived so far; for the developers' panel only. */
export const valuesInForce = () => brandValues(inputInForce())
