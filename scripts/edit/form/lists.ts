import { fields } from '@keystatic/core';
import { z } from 'astro/zod';
import { position } from '../../../src/schemas/position.ts';
import { isRecord } from '../../../src/lib/json-problems.ts';
import { group } from './groups.ts';
import { itemLabel } from './item-label.ts';
import { choiceOf } from './labels.ts';
import type { Control, Facts, Make } from './types.ts';

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Several values of one kind; a list that may be left out is left out when it is empty. */
export function listControl(element: z.ZodType, facts: Facts, make: Make): Control {
  const { label, description, optional } = facts;
  const described = { label, ...(description ? { description } : {}) };
  const written = (values: unknown[]) => (optional && values.length === 0 ? undefined : values);
  if (element instanceof z.ZodEnum) {
    const options = element.options.map((value) => ({
      value: String(value),
      label: choiceOf(String(value)),
    }));
    return {
      field: fields.multiselect({ ...described, options }),
      toForm: listed,
      fromForm: (value) => written(listed(value)),
    };
  }
  const item = itemControl(element, facts, make);
  return {
    field: item.field && fields.array(item.field, { ...described, itemLabel }),
    toForm: (value) => item.sorted(listed(value)).map(item.toForm),
    fromForm: (value) => written(listed(value).map(item.numbered)),
  };
}

interface ItemControl extends Control {
  sorted: (items: unknown[]) => unknown[];
  numbered: (value: unknown, index: number) => unknown;
}

const numberOf = (item: unknown) => (isRecord(item) ? Number(item['id']) : 0);

/**
 * One of a list. Where the `id` is the place in the list, the form shows no number: dragging the
 * items is what orders them, and the numbers follow.
 */
function itemControl(element: z.ZodType, { name, label }: Facts, make: Make): ItemControl {
  if (!(element instanceof z.ZodObject) || element.shape['id'] !== position) {
    const control = make(element, name, label);
    return { ...control, sorted: (items) => items, numbered: control.fromForm };
  }
  const { id: _, ...shape } = element.shape;
  const control = group(z.strictObject(shape), { name, label }, make);
  return {
    ...control,
    sorted: (items) => items.toSorted((a, b) => numberOf(a) - numberOf(b)),
    numbered: (value, index) => {
      const data = control.fromForm(value);
      return isRecord(data) ? { id: String(index + 1), ...data } : data;
    },
  };
}
