import { basename } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import {
  listFirstViewModules,
  listStorefrontIcons,
  listStorefrontPieces,
} from "./scripts/storefront-modules.ts";

/**
 * What the storefront's first view needs goes into two files: fifty small ones compress worse and cost fifty requests.
 * A group takes along what its modules import, so what both the storefront and the back-office use has a group of its own,
 * before that of the back-office: a shopper loads none of the back-office's code.
 */
function groupFirstView() {
  const firstView = listFirstViewModules();
  const pieces = listStorefrontPieces();
  const shopIcons = listStorefrontIcons();
  return {
    groups: [
      {
        name: "framework",
        test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
        priority: 2,
      },
      { name: "shop", test: (id: string) => firstView.has(id), priority: 1 },
      { name: "on-demand", test: /app[\\/]ui[\\/](save-file|use-loaded-dialog)\.ts$/, priority: 1 },
      { name: "pieces", test: (id: string) => pieces.has(id), minShareCount: 2, priority: 1 },
      { name: "forms", test: /features[\\/]forms[\\/]use-form\.ts$/, priority: 1 },
      { name: "dialogs", test: /app[\\/]ui[\\/](alert-)?dialog\.tsx$/, priority: 1 },
      {
        name: "shop-icons",
        test: (id: string) => id.includes("lucide-react") && shopIcons.has(basename(id)),
        priority: 1,
        minShareCount: 2,
      },
      {
        name: "shirt",
        test: /[\\/](printed-shirt|lazy-overlay|lazy-patches|patches-of)\.tsx?$/,
        priority: 1,
      },
      {
        name: "product-parts",
        test: /[\\/](product-layout|product-not-found|related-products|lazy-options|use-add-to-cart)\.tsx?$/,
        priority: 1,
      },
      {
        name: "print",
        test: /[\\/](customization|custom-inputs|customization-panel|print-rules|shared-shirt|unit-price|size-grid|size-choices)\.tsx?$/,
      },
      { name: "shirt-picture", test: /[\\/](purchase-picture|shirt-picture-button|pictured-shirt)\.tsx?$/ },
      // What pages and screens share, in few files: the list of all files travels with every page of the shop.
      { name: "icons", test: /lucide-react/, minShareCount: 2 },
      {
        name: "offline",
        test: /[\\/](connection|register-worker|waiting-orders|private-copy|guard-copy)\.ts$/,
      },
      {
        name: "delivery",
        test: /[\\/](cep|cep-input|cep-field|use-cep-lookup|remembered-cep|typed-whatsapp|whatsapp-input)\.tsx?$/,
      },
      {
        name: "options",
        test: /[\\/](choose-options|option-texts|options-picker|patch-overlay|patch-url)\.tsx?$/,
      },
      { name: "waits", test: /[\\/](describe-days|delivery-price|lead-time|read-lead-time)\.ts$/ },
      {
        name: "order-parts",
        test: /[\\/](order-dates|order-status|paid-badge|payment-mark-notice|payment-texts|price-parts|promise|read-price|copy-field|use-copy|copy-status|step|tracking|followed-texts|order-milestones|order-way-texts|next-move)\.tsx?$/,
      },
      { name: "line-parts", test: /[\\/](cart-totals|units-wanted|refuse-total|read-sizes)\.ts$/ },
      {
        name: "cart-parts",
        test: /(domain[\\/]cart[\\/]change-lines|features[\\/]cart[\\/]order-line|features[\\/]checkout[\\/](place-order|use-thanks|messaging-window|check-delivery|delivery-draft|order-attempt|offer-code))\.ts$/,
      },
      {
        name: "team-orders",
        test: /features[\\/]team-orders[\\/](device-teams|team-gone|check-shirt|use-live-team)\.tsx?$/,
      },
      { name: "accounts", test: /[\\/](staff-role|after-login|account-field|submit-button)\.tsx?$/ },
      { name: "back-office", test: /features[\\/]admin[\\/]|@tanstack/, minShareCount: 2 },
    ],
  };
}

/** A page names files that it may need later by the hundred, and a hash does not compress: 28 bits tell versions apart. */
const hashCharacters = "hex" as const;
const shortNames = {
  hashCharacters,
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: "es2023",
    // The content policy forbids data: scripts and fonts; every asset is a file with a hashed name.
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { ...shortNames, codeSplitting: groupFirstView() } } } },
    // The server's pages are bundled with their packages, because a start would read a thousand files otherwise. React and
    // its router stay outside, because the program shares them. They name fonts and style sheets as the browser's build does.
    ...(command === "build" && {
      ssr: {
        build: { rolldownOptions: { output: { hashCharacters } } },
        resolve: { noExternal: true, external: ["react", "react-dom", "react-router"] },
      },
    }),
  },
  // All packages are found before the first page: one met later would make Vite reload the page under its visitor.
  optimizeDeps: {
    entries: ["src/app/**/*.{ts,tsx}", "!src/app/**/*.test.{ts,tsx}", "!src/app/entry.server.tsx"],
  },
  server: { host: "127.0.0.1" },
}));
