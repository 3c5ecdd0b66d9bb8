import { getEntry } from 'astro:content';
import type { APIRoute } from 'astro';
import type { CouponContent } from '../islands/ideas-prize/Coupon.tsx';
import { required } from '../lib/content.ts';

/** Texts of the pop-up on the home page. Not part of the page, because it opens once per visitor. */
export const GET: APIRoute = async () => {
  const { data: home } = required(await getEntry('home', 'startseite'), 'startseite.json');
  const { data: site } = required(await getEntry('site', 'site'), 'site.json');
  const { data: navigation } = required(
    await getEntry('navigation', 'navigation'),
    'navigation.json',
  );
  const { active: _, lastDay: __, ...texts } = home.ideasPrize;
  const content: CouponContent = {
    texts,
    href: site.links.ideasPrize,
    newTab: navigation.newTab,
  };
  return Response.json(content);
};
