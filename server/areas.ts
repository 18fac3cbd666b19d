import type { AppDeps } from './deps';
import type { Area, FindLogin, FindStaff, PublicPages } from './lib/area';
import type { Job } from './lib/jobs';
import { completeShopRules } from './lib/shopRules';
import { createEncodeQueue } from './lib/encodeQueue';
import { createAddress } from './modules/address';
import { createAuth } from './modules/auth';
import { createComplaints } from './modules/complaints';
import { createCustomerArea } from './modules/customer';
import { createCustomerRecords } from './modules/customerRecords';
import { createEnquiries } from './modules/enquiries';
import { createOrderBoard, type ShopFacts } from './modules/orderBoard';
import { createBackups } from './modules/backups';
import { createCatalogue } from './modules/catalogue';
import { createCatalogueCsv } from './modules/catalogueCsv';
import { createCatalogueCaches } from './modules/catalogueCache';
import { createFeeds } from './modules/feeds';
import { createFigures } from './modules/figures';
import { createHomepage } from './modules/homepage';
import { createInvoices } from './modules/invoices';
import { createMessaging } from './modules/messaging';
import { createLive, readFeedPosition } from './modules/live';
import { createOpening } from './modules/opening';
import { createOrders } from './modules/orders';
import { createPacking } from './modules/packing';
import { createPayments } from './modules/payments';
import { retentionJob } from './modules/retention';
import { createEvidencePhotos } from './modules/evidencePhotos';
import { createShopPictures } from './modules/shopPictures';
import { createRatings } from './modules/ratings';
import { createRounds } from './modules/rounds';
import { createPhoneOrders } from './modules/phoneOrders';
import { createPhotoStore } from './modules/photoStore';
import { createProducers, withProducerPages } from './modules/producers';
import { createDeliveryAreas } from './modules/deliveryAreas';
import { createCatalogueEditing } from './modules/catalogueEditing';
import { createShopSettings, createStore } from './modules/shopSettings';
import { createSelling } from './modules/selling';
import { createSlots } from './modules/slots';
import { createStaff } from './modules/staff';
import { createStock } from './modules/stock';
import { createStockLedger } from './modules/stockLedger';
import { createWaitlist } from './modules/waitlist';
import { createWishlist } from './modules/wishlist';

export interface Areas {
  list: readonly Area[];
  /** Those of the areas, and those that belong to none. */
  jobs: readonly Job[];
  findLogin: FindLogin;
  findStaff: FindStaff;
  pages: PublicPages;
}

/** Composition root of the modules. */
export function createAreas(deps: AppDeps): Areas {
  const address = createAddress(deps);
  const caches = createCatalogueCaches(deps);
  const store = createStore(deps, caches);
  const messaging = createMessaging(deps, store);
  const auth = createAuth(deps, { ...address, loginCodes: messaging.loginCodes });
  const staff = createStaff(deps, auth.staffCodes);
  const catalogue = createCatalogue(deps, caches, store);
  const invoices = createInvoices(deps);
  const stockLedger = createStockLedger(caches.invalidate);
  const payments = createPayments(deps, {
    invoices: invoices.ofOrders,
    actAlone: staff.actAlone,
    notifier: messaging.notifier,
    stockLedger,
  });
  const orders = createOrders(deps, payments, invoices.ofOrders, stockLedger, {
    getBestSellers: catalogue.getBestSellers,
    findCardsOfPacks: catalogue.findCardsOfPacks,
    caches,
    whatsAppQuestion: messaging.whatsAppQuestion,
    notifier: messaging.notifier,
  });
  payments.reportTo(orders.payable);
  const enquiries = createEnquiries(deps, store, messaging.notifier);
  messaging.onInbound(enquiries.receiveText);
  const waitlist = createWaitlist(deps, messaging);
  const wishlist = createWishlist(deps, { findCards: catalogue.findCards, notifier: messaging.notifier, store });
  const encoding = createEncodeQueue();
  const photoStore = createPhotoStore(deps);
  const { photos, area: photoArea } = createEvidencePhotos(deps, encoding, photoStore);
  const { pictures, areas: pictureAreas } = createShopPictures(deps, encoding, photoStore);
  const producers = createProducers(deps, {
    caches,
    pictures,
    photoStore,
    findCardsOfPacks: catalogue.findCardsOfPacks,
  });
  const packing = createPacking(deps, { orders, refunds: payments.refunds, stockLedger });
  const getShop = async (): Promise<ShopFacts> => {
    const [{ counter }, { delivery }] = [await store.getSettings(), await store.getStore('en')];
    const localities = delivery.localities.map(({ location, ...locality }) => ({ ...locality, ...location }));
    return { leadDays: delivery.leadDays, localities, rules: completeShopRules(counter) };
  };
  const orderBoard = createOrderBoard(deps, {
    orders,
    payments,
    refunds: payments.refunds,
    getShop,
    getPosition: () => readFeedPosition(deps),
  });
  const rounds = createRounds(deps, {
    orders,
    photos,
    refunds: payments.refunds,
    stockLedger,
    collect: payments.collectAtDoor,
    actAlone: staff.actAlone,
  });
  const live = createLive(deps, {
    findLogin: auth.findLogin,
    findStaff: staff.findStaff,
    findCards: orderBoard.findCards,
    findStates: (...args) => orders.queries.getStates(...args),
    getOwnState: (...args) => orders.queries.getOwnState(...args),
    areOnRounds: rounds.areOnRounds,
  });
  const complaints = createComplaints(deps, {
    orders,
    photos,
    refunds: payments.refunds,
    stockLedger,
    notifier: messaging.notifier,
  });
  const ratings = createRatings(deps, { orders, photos, notifier: messaging.notifier });
  const customerRecords = createCustomerRecords(deps, address);
  const list: Area[] = [
    createHomepage(deps, caches.catalogue, store),
    catalogue.area,
    createFeeds(deps, store),
    auth.area,
    createCustomerArea(deps, {
      address,
      auth,
      enquiries,
      photos,
      orders: orders.personal,
      complaints: complaints.personal,
      messages: messaging.personal,
      ratings: ratings.personal,
      records: customerRecords.personal,
      waitlist: waitlist.personal,
      wishlist: wishlist.personal,
    }),
    customerRecords.area,
    ...enquiries.areas,
    ...waitlist.areas,
    ...wishlist.areas,
    address.area,
    ...orders.areas,
    ...invoices.areas,
    ...payments.areas,
    ...staff.areas,
    createDeliveryAreas(deps, caches.invalidate),
    createOpening(deps, caches.invalidate),
    ...createSlots(deps, caches.invalidate),
    ...createCatalogueEditing(deps, {
      pictures,
      getPreview: catalogue.getPreview,
      catalogueChanged: caches.invalidate,
    }),
    ...createShopSettings(deps, caches, staff.actAlone),
    ...messaging.createAreas({
      readOrder: (...args) => orders.queries.getFacts(...args),
      readComplaint: (id) => complaints.readAnswer(id),
      readServedPlace: (id) => waitlist.readServedPlace(id),
      readBack: (packId, language) => wishlist.readBack(packId, language),
      isRatingToAsk: (orderId) => ratings.isStillToAsk(orderId),
      printInvoice: (orderId, language) => invoices.printForMail(orderId, language),
    }),
    ...createSelling(deps, pictures, caches.invalidate),
    createCatalogueCsv(deps, stockLedger, caches.invalidate),
    photoArea,
    ...pictureAreas,
    ...producers.areas,
    ...rounds.areas,
    ...complaints.areas,
    ...ratings.areas,
    packing.area,
    createPhoneOrders(deps, orders, address, store).area,
    orderBoard.area,
    createFigures(deps, async () => (await getShop()).localities),
    ...createStock(deps, {
      orders,
      refunds: payments.refunds,
      stockLedger,
      notifier: messaging.notifier,
      getLeadDays: async () => (await store.getStore('en')).delivery.leadDays,
    }),
    ...createBackups(deps),
    ...live,
  ];
  return {
    list,
    jobs: [...list.flatMap(({ jobs = [] }) => jobs), retentionJob(deps)],
    findLogin: auth.findLogin,
    findStaff: staff.findStaff,
    pages: withProducerPages(catalogue.pages, producers.shown),
  };
}
