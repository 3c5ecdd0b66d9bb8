import type { APIRoute } from 'astro';
import { ideasPrizeWords } from '../features/ideas-prize/current-words.ts';
import type { CouponContent } from '../islands/ideas-prize/Coupon.tsx';
import { contentOf } from '../lib/content.ts';

/** Texts of the pop-up on the home page. Not part of the page, because it opens once per visitor. */
export const GET: APIRoute = async () => {
  const home = await contentOf('home');
  const site = await contentOf('site');
  const navigation = await contentOf('navigation');
  const content: CouponContent = {
    texts: ideasPrizeWords(home.ideasPrize, new Date()),
    href: site.links.ideasPrize,
    newTab: navigation.newTab,
  };
  return Response.json(content);
};
