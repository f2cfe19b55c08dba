import { trip } from '../defaults.ts';
import { PLACES } from '../places.ts';

export const danceDay = trip({
  prod_id: 'P000004',
  prod_type: 'CG001',
  prod_category: '02',
  origin_price: 89_000,
  inventory_cnt: 28,
  departureInDays: 9,
  place: PLACES.hongdae,
  opt_codes: ['OPT005', 'OPT006', 'OPT017'],
  related: ['P000005', 'P000006', 'P000001'],
  texts: {
    KOR: {
      title: '홍대 연습실에서 하루: 안무 한 곡 완성하기',
      subtitle: '몸풀기부터 대형 맞추기까지, 네 시간이면 한 곡이 됩니다.',
      intro:
        '거울 앞에 처음 서는 사람도 괜찮습니다. 스튜디오 나룸의 안무가가 LUMERA와 HARBOR 7의 곡 가운데 그날의 한 곡을 골라 동작을 잘게 나눠 가르칩니다. 마지막에는 불을 끄고 음악만 남긴 채 처음부터 끝까지 춥니다.',
      schedule: [
        ['13:00', '연습실 도착, 옷 갈아입기와 몸풀기'],
        ['13:40', '1절과 후렴 동작을 여덟 박자씩 익히기'],
        ['15:00', '간식 시간, 연습생의 하루 이야기'],
        ['15:30', '2절과 대형, 표정과 시선 처리'],
        ['16:40', '불 끄고 전곡 추기, 단체 사진'],
      ],
      included: ['네 시간 수업', '생수와 간식', '탈의실과 사물함', '수료 카드'],
      excluded: ['의상과 실내화', '영상 촬영 (선택)'],
      meeting: '홍대입구역 3번 출구 앞, 12:50. 연습실까지 걸어서 6분입니다.',
      notes: [
        '한 반은 최대 14명, 강사는 두 명입니다.',
        '바닥이 밝아 검은 밑창 운동화는 신을 수 없습니다.',
        '초등학생은 보호자와 함께 배우면 더 즐겁습니다.',
      ],
    },
    ENG: {
      title: 'A day in a Hongdae practice room: learn one whole song',
      subtitle: 'From warm-up to formation, four hours make a routine.',
      intro:
        'It is fine if you have never stood in front of that mirror. A choreographer of Studio Narum picks one song of the day by LUMERA or HARBOR 7, takes it apart into small moves and puts it together with you. At the end the lights go down and you dance it through, music only.',
      schedule: [
        ['13:00', 'Arrive, change, warm up'],
        ['13:40', 'First verse and chorus, eight counts at a time'],
        ['15:00', 'Snack break and stories from a trainee’s day'],
        ['15:30', 'Second verse, formations, where to look'],
        ['16:40', 'Lights down, the whole song, group picture'],
      ],
      included: [
        'Four hours of teaching',
        'Water and snacks',
        'Changing room and locker',
        'A certificate card',
      ],
      excluded: ['Outfit and indoor shoes', 'Video shoot (optional)'],
      meeting: 'Exit 3 of Hongik University Station at 12:50. The studio is a 6-minute walk away.',
      notes: [
        'At most 14 people and two teachers in a class.',
        'The floor is pale: shoes with black soles stay outside.',
        'Young children enjoy it most with a parent beside them.',
      ],
    },
    CHN: {
      title: '弘大练习室的一天：学会一整支舞',
      subtitle: '从热身到走位，四个小时跳完一首歌。',
      intro:
        '第一次站在大镜子前也不用紧张。STUDIO NARUM的编舞老师会从LUMERA和HARBOR 7的歌里挑一首当天的曲目，把动作拆成小节慢慢教。最后关掉灯，只留音乐，从头跳到尾。',
      schedule: [
        ['13:00', '到达练习室，换衣热身'],
        ['13:40', '第一段与副歌，八拍八拍地学'],
        ['15:00', '茶歇，听练习生的日常故事'],
        ['15:30', '第二段、走位、表情与眼神'],
        ['16:40', '关灯完整跳一遍，合影'],
      ],
      included: ['四小时课程', '饮用水与点心', '更衣室和储物柜', '结业卡'],
      excluded: ['服装与室内鞋', '视频拍摄（可选）'],
      meeting: '12:50，弘大入口站3号出口，步行6分钟到练习室。',
      notes: ['每班最多14人，配两位老师。', '地板颜色浅，请勿穿黑底鞋。', '小学生与家长一起参加会更开心。'],
    },
    JPN: {
      title: '弘大の練習室で一日：一曲まるごと踊れるまで',
      subtitle: 'ストレッチからフォーメーションまで、4時間で一曲。',
      intro:
        '鏡の前に立つのが初めてでも大丈夫。STUDIO NARUMの振付師がLUMERAやHARBOR 7の曲からその日の一曲を選び、動きを細かく分けて教えます。最後は明かりを落とし、音だけで最初から最後まで踊ります。',
      schedule: [
        ['13:00', '到着、着替えとストレッチ'],
        ['13:40', '1番とサビを8カウントずつ'],
        ['15:00', 'おやつ休憩、練習生の一日の話'],
        ['15:30', '2番、フォーメーション、表情と目線'],
        ['16:40', '照明を落として通し、集合写真'],
      ],
      included: ['4時間のレッスン', '水と軽食', '更衣室・ロッカー', '修了カード'],
      excluded: ['衣装と室内シューズ', '動画撮影（オプション）'],
      meeting: '12:50、弘大入口駅3番出口前。スタジオまで徒歩6分です。',
      notes: [
        '1クラス最大14名、講師は2名です。',
        '床が明るい色のため、黒い靴底のシューズはご遠慮ください。',
        '小学生のお子さまは保護者の方とご一緒にどうぞ。',
      ],
    },
    VTN: {
      title: 'Một ngày trong phòng tập Hongdae: nhảy trọn một bài',
      subtitle: 'Từ khởi động đến đội hình, bốn giờ là xong một bài.',
      intro:
        'Lần đầu đứng trước tấm gương lớn cũng không sao. Biên đạo của Studio Narum chọn một bài của LUMERA hoặc HARBOR 7 cho ngày hôm đó, tách thành từng động tác nhỏ rồi ghép lại cùng bạn. Cuối buổi, đèn tắt, chỉ còn nhạc, và bạn nhảy từ đầu đến cuối.',
      schedule: [
        ['13:00', 'Đến phòng tập, thay đồ, khởi động'],
        ['13:40', 'Đoạn một và điệp khúc, học từng tám nhịp'],
        ['15:00', 'Nghỉ ăn nhẹ, nghe chuyện một ngày của thực tập sinh'],
        ['15:30', 'Đoạn hai, đội hình, biểu cảm và ánh mắt'],
        ['16:40', 'Tắt đèn nhảy trọn bài, chụp ảnh nhóm'],
      ],
      included: ['Bốn giờ học', 'Nước và đồ ăn nhẹ', 'Phòng thay đồ, tủ khóa', 'Thẻ hoàn thành'],
      excluded: ['Trang phục và giày trong nhà', 'Quay video (tùy chọn)'],
      meeting: 'Cửa 3 ga Hongik University lúc 12:50, đi bộ 6 phút đến phòng tập.',
      notes: [
        'Mỗi lớp tối đa 14 người, hai giáo viên.',
        'Sàn màu sáng, không mang giày đế đen.',
        'Trẻ tiểu học nên học cùng phụ huynh.',
      ],
    },
  },
});
