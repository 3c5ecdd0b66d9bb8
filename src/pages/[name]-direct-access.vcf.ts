import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { getCollection } from 'astro:content';
import { cardSettings } from '../features/card/settings.ts';
import { vcard } from '../features/card/vcard.ts';

export const getStaticPaths = (async () => {
  if (!cardSettings(process.env).directAccess) return [];
  const cards = await getCollection('cards');
  return cards.map(({ id, data }) => ({ params: { name: id }, props: { contact: data } }));
}) satisfies GetStaticPaths;

/** Delivers the vCard of a contact, which the page links to: in-app browsers drop files that a page makes. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(vcard(props.contact), {
    headers: { 'content-type': 'text/vcard; charset=utf-8' },
  });
