import { block, inline, repeating, wrapper } from '@keystatic/core/content-components';
import { fields } from '@keystatic/core';
import type { z } from 'astro/zod';
import { createElement, Fragment, type ReactNode } from 'react';
import { PARENTS } from '../../../src/schemas/mdx.ts';
import { formOf } from '../form/control.ts';
import type { Form } from '../form/groups.ts';

/** What a component is within a text, beyond its attributes. */
interface Shape {
  label?: string;
  /** Stands in a sentence. */
  inline?: true;
  /** Has nothing between its tags; it is written as one tag. */
  empty?: true;
  /** Its text is no paragraph: it stands between the tags, on one line. */
  oneLine?: true;
}

const SHAPES: Readonly<Record<string, Shape>> = {
  Unterschied: { empty: true },
  Budgetspanne: { empty: true },
  Budgetplaner: { empty: true },

  Praxis: { label: 'Aus der Praxis' },
  TunUndLassen: { label: 'Tun und lassen' },
  Aufruf: { oneLine: true, label: 'Knopf zu /kontakt' },
  Angabe: { inline: true, empty: true, label: 'Angabe aus „Adressen“' },
  Anschrift: { empty: true },
};

export const shapeOf = (name: string): Shape => SHAPES[name] ?? {};

type Props = Readonly<Record<string, z.ZodObject>>;

/** The component that a comment in the text becomes in the editor: Keystatic has no comments. */
export const NOTE = 'Anmerkung';

const forms = new Map<z.ZodObject, Form>();

/** The form of a component's attributes. */
export function attributesForm(schema: z.ZodObject, name: string): Form {
  const form = forms.get(schema) ?? formOf(schema, name, name);
  forms.set(schema, form);
  return form;
}

const childrenOf = (name: string): string[] =>
  Object.entries(PARENTS).flatMap(([child, parent]) => (parent === name ? [child] : []));

interface Viewed {
  value: object;
  children?: ReactNode;
}

/**
 * What a component's attributes say, above its text: the form for them opens on demand only. The
 * name begins small, so that no tool takes it for a component to be replaced while it runs.
 */
function attributesView({ value, children }: Viewed) {
  const words = Object.values(value).filter((word) => typeof word === 'string' && word);
  const line = { margin: 0, fontWeight: 700 };
  return createElement(
    Fragment,
    null,
    words.length > 0 &&
      createElement('p', { contentEditable: false, style: line }, words.join(' · ')),
    children,
  );
}

function component(name: string, schema: z.ZodObject) {
  const { label = name, inline: inSentence, empty } = shapeOf(name);
  const config = {
    label,
    schema: attributesForm(schema, name).fields,
    forSpecificLocations: name in PARENTS,
    ContentView: attributesView,
  };
  const children = childrenOf(name);
  if (inSentence) return inline(config);
  if (empty) return block(config);
  if (children.length === 0) return wrapper(config);
  return repeating({ ...config, children, validation: { children: { min: 1 } } });
}

/** What an editor may put into a text, as Keystatic wants it described. */
export function contentComponents(props: Props) {
  const note = block({
    label: NOTE,
    description: 'Steht in der Datei und nicht auf der Seite',
    schema: { text: fields.text({ label: 'Text', multiline: true }) },
    ContentView: attributesView,
  });
  const entries = Object.entries(props).map(([name, schema]) => [name, component(name, schema)]);
  return { ...(Object.fromEntries(entries) as Record<string, typeof note>), [NOTE]: note };
}
