import type {
  CustomerFigures,
  DayReport,
  DeliveryFigures,
  FigurePeriod,
  OfferFigures,
  ProductFigures,
  RefundFigures,
  SalesFigures,
  StockFigures,
  StockFiguresQuery,
} from '../../../contract/staffFigures';
import { unwrap } from '../../store/api/unwrap';
import { staffApi } from './staffApi';

const figures = (what: string) => (params: FigurePeriod | StockFiguresQuery) => ({ url: `/figures/${what}`, params });

/** Figures of the shop. They are read again each time they are shown: every order changes them. */
const figuresApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getSalesFigures: build.query<SalesFigures, FigurePeriod>({
      query: figures('sales'),
      transformResponse: unwrap<SalesFigures>,
    }),
    getProductFigures: build.query<ProductFigures, FigurePeriod>({
      query: figures('products'),
      transformResponse: unwrap<ProductFigures>,
    }),
    getDeliveryFigures: build.query<DeliveryFigures, FigurePeriod>({
      query: figures('delivery'),
      transformResponse: unwrap<DeliveryFigures>,
    }),
    getCustomerFigures: build.query<CustomerFigures, FigurePeriod>({
      query: figures('customers'),
      transformResponse: unwrap<CustomerFigures>,
    }),
    getRefundFigures: build.query<RefundFigures, FigurePeriod>({
      query: figures('refunds'),
      transformResponse: unwrap<RefundFigures>,
    }),
    getOfferFigures: build.query<OfferFigures, FigurePeriod>({
      query: figures('offers'),
      transformResponse: unwrap<OfferFigures>,
    }),
    getStockFigures: build.query<StockFigures, StockFiguresQuery>({
      query: figures('stock'),
      transformResponse: unwrap<StockFigures>,
    }),
    getDayReport: build.query<DayReport, string>({
      query: (day) => `/figures/days/${encodeURIComponent(day)}`,
      transformResponse: unwrap<DayReport>,
    }),
  }),
});

export const {
  useGetSalesFiguresQuery,
  useGetProductFiguresQuery,
  useGetDeliveryFiguresQuery,
  useGetCustomerFiguresQuery,
  useGetRefundFiguresQuery,
  useGetOfferFiguresQuery,
  useGetStockFiguresQuery,
  useGetDayReportQuery,
} = figuresApi;
