'use client'
/** A day without a time of day, hence without a time zone: stored as it is written, 2026-10-01. */
import type { TextFieldClientProps } from 'payload'
import { NativeField } from './native-field.tsx'

export const DayField = (props: TextFieldClientProps) => <NativeField {...props} kind="date" />
